-- A page of the account's members.
select key, name, headline, email, role, hris_role, permission_sets, active, collaboration_rules, hris_member_scope
  from members
 where account_id = :account
 order by key limit :most;
