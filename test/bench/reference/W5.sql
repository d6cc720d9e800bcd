-- The caller, the number of their reports, and a page of the requests of all of these, with the count.
select e.id as employee, m.hris_role = 'hris_admin' as "hrisAdmin",
       m.hris_role = 'hris_admin' or exists (
         select 1 from member_permissions held
          where held.account_id = :account and held.member_id = m.id and held.permission = 'view_time_off_requests'
       ) as "viewsAll"
  from members m
  left join employees e on e.account_id = m.account_id and e.member_id = m.id and e.state = 'published'
 where m.account_id = :account and m.id = :member;

select count(*) from (
  select employee_id from reporting_lines where account_id = :account and manager_id = :manager limit 3000
) reports;

with visible as materialized (
  select :manager::bigint as id
  union all
  select employee_id from reporting_lines where account_id = :account and manager_id = :manager::bigint
), matching as materialized (
  select found.id, found.from_date, found.key
    from visible
    cross join lateral (
      select id, from_date, key from time_off_requests
       where account_id = :account and from_date <= :until::timestamp and to_date >= :from::timestamp and employee_id = visible.id
         and length_class < 2 and from_date > :from::timestamp - interval '32 days'
      offset 0
    ) found
  union all
  select found.id, found.from_date, found.key
    from (values (2, interval '128 days'), (3, interval '512 days'), (4, interval '1096 days')) lengths (class, most)
    cross join lateral (
      select id, from_date, key from time_off_requests
       where account_id = :account and from_date <= :until::timestamp and to_date >= :from::timestamp and length_class = lengths.class
         and from_date > :from::timestamp - lengths.most and (employee_id in (select id from visible)) is true
      offset 0
    ) found
)
select counted.total, r.key, e.key as employee, r.from_date, r.to_date, r.state, r.units, c.tracking_unit, r.half_days, m.name as requester,
       r.updated_at, c.name as category,
       (select coalesce(
                 json_agg(json_build_object('id', encode(a.key, 'hex'), 'approver_id', encode(approver.key, 'hex')) order by a.position, a.key),
                 '[]')
          from time_off_approvals a
          join members approver on approver.account_id = a.account_id and approver.id = a.approver_id
         where a.account_id = r.account_id and a.request_id = r.id and a.state = 'pending' and r.state = 'pending') as approvals
  from (select count(*) as total from matching) counted
  left join (select id from matching order by from_date, key limit :most) page on true
  left join time_off_requests r on r.account_id = :account and r.id = page.id
  left join employees e on e.account_id = r.account_id and e.id = r.employee_id
  left join time_off_categories c on c.account_id = r.account_id and c.id = r.category_id
  left join members m on m.account_id = r.account_id and m.id = r.requester_id
 order by r.from_date, r.key;
