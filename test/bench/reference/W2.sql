-- The requested job, a page of its candidates, their stages, and their resumes.
select id, shortcode, title from jobs where account_id = :account and shortcode = :shortcode;

select id, key, job_id as "jobId", stage_id as "stageId", name, firstname, lastname, headline, disqualified, anonymized,
       disqualification_reason as "disqualificationReason", hired_at as "hiredAt", moved_to_offer_at as "movedToOfferAt", sourced, email,
       domain, outlet, common_source as "commonSource", common_source_category as "commonSourceCategory", created_at as "createdAt",
       updated_at as "updatedAt"
  from candidates
 where account_id = :account and job_id = :job and key between decode(:since, 'hex') and decode(:until, 'hex')
 order by key limit :most;

select id, name, kind from stages where account_id = :account order by position, key;

select candidate_id as candidate, key, kind, name, media_type as "mediaType", created_at as "createdAt", updated_at as "updatedAt"
  from files
 where account_id = :account and candidate_id = any(:ids::bigint[]) and kind = 'resume' and size is not null
 order by key;
