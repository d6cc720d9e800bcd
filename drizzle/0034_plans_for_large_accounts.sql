-- A plan is made once for all accounts, and goes by how many rows of a table an account has. The average of many small ones would choose plans
-- that read all rows of a large one. Every account is taken for one with a tenth of the rows: plans that suit it read little of a small one too.
-- locks: none that readers or writers wait for
do $$
declare
  "table" regclass;
  "has rows" boolean;
begin
  for "table" in
    select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
     where attname = 'account_id' and relkind = 'r' and relnamespace = current_schema()::regnamespace
     order by relname
  loop
    execute format('alter table %s alter column account_id set (n_distinct = 10)', "table");
    -- The planner takes an empty table that was never analyzed for a small one, and one that was for empty.
    execute format('select exists (select from %s)', "table") into "has rows";
    if "has rows" then
      execute format('analyze %s', "table");
    end if;
  end loop;
end $$;
