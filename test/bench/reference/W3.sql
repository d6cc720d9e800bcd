-- A candidate with job, stage and uploader, and the candidate's visible files.
select c.id, c.key, c.job_id as "jobId", c.stage_id as "stageId", c.name, c.firstname, c.lastname, c.headline, c.disqualified, c.anonymized,
       c.disqualification_reason as "disqualificationReason", c.hired_at as "hiredAt", c.moved_to_offer_at as "movedToOfferAt", c.sourced,
       c.email, c.domain, c.outlet, c.common_source as "commonSource", c.common_source_category as "commonSourceCategory",
       c.created_at as "createdAt", c.updated_at as "updatedAt", c.disqualified_at as "disqualifiedAt", c.withdrew, c.address, c.phone,
       c.mailbox, c.cover_letter as "coverLetter", c.summary, c.education_entries as "educationEntries",
       c.experience_entries as "experienceEntries", c.skills, c.answers, c.tags, c.location,
       c.originating_candidate as "originatingCandidate", c.social_profiles as "socialProfiles", j.shortcode, j.title, s.name as stage,
       s.kind as "stageKind", m.key as uploader
  from candidates c
  join jobs j on j.account_id = c.account_id and j.id = c.job_id
  join stages s on s.account_id = c.account_id and s.id = c.stage_id
  left join members m on m.account_id = c.account_id and m.id = c.uploader_id
 where c.account_id = :account and c.key = decode(:key, 'hex');

select f.key, f.kind, f.name, f.media_type as "mediaType", f.created_at as "createdAt", f.updated_at as "updatedAt"
  from files f
  join candidates c on c.account_id = f.account_id and c.id = f.candidate_id
 where f.account_id = :account and c.key = decode(:key, 'hex') and f.kind in ('resume', 'image', 'answer') and f.size is not null
 order by f.key;
