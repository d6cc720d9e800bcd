-- The job, its stages and questions, then the candidate, the activity and the notification in one statement.
select id, shortcode, title from jobs where account_id = :account and shortcode = :shortcode;

select id, key, slug, name, kind, position from stages where account_id = :account order by position, key;

select q.key, q.body, q.type, q.required, q.choices, q.supported_file_types, q.max_file_size
  from job_questions q
  join jobs j on j.account_id = q.account_id and j.id = q.job_id
 where q.account_id = :account and j.shortcode = :shortcode
 order by q.position, q.key;

with made as (
  insert into candidates (account_id, job_id, stage_id, name, firstname, lastname, email, outlet, mailbox, headline, phone, address, summary,
                          cover_letter, domain, skills, tags, social_profiles, education_entries, experience_entries, answers)
  values (:account, :job, :stage, :name, 'Ada', 'Berg', 'ada-' || :each || '@example.test', 'SPI', md5(:each), :headline, :phone, :address,
          :summary, :cover_letter, :domain, :skills::text[], :tags::text[], :social_profiles::jsonb, :education_entries::jsonb,
          :experience_entries::jsonb, :answers::jsonb)
  returning *
), activity as (
  insert into activities (account_id, job_id, candidate_id, action, stage)
  values (:account, :job, (select id from made), 'uploaded', :stage_then::jsonb)
), notification as (
  insert into outbox (account_id, event, subject)
  values (:account, 'candidate_created',
          (select jsonb_build_object('candidate', encode(key, 'hex'), 'person', id::text, 'job', :shortcode::text, 'stage', :slug::text)
             from made))
)
select * from made;
