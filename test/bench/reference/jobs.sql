-- A page of the account's jobs, and their departments.
select id, key, shortcode, title, code, state, sample, confidential, department_id, workplace_type, locations, salary_from, salary_to,
       salary_currency, keywords, created_at, updated_at
  from jobs
 where account_id = :account
 order by key limit :most;

select id, parent_id, name from departments where account_id = :account;
