-- A page of the account's candidates after a key, their jobs and stages, and their resumes.
select id, key, job_id, stage_id, name, firstname, lastname, headline, disqualified, anonymized, disqualification_reason, hired_at,
       moved_to_offer_at, sourced, email, domain, outlet, common_source, common_source_category, created_at, updated_at
  from candidates
 where account_id = :account and key >= decode(:since, 'hex')
 order by key limit :most;

select id, shortcode, title from jobs where account_id = :account and id = any(:jobs::bigint[]);

select id, name, kind from stages where account_id = :account order by position, key;

select candidate_id, key, kind, name, media_type, created_at, updated_at
  from files
 where account_id = :account and candidate_id = any(:ids::bigint[]) and kind = 'resume' and size is not null
 order by key;
