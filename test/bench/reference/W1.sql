-- The account with a subdomain, by its primary key.
select key, name, subdomain, description, summary, website_url as "websiteUrl", time_zone as "timeZone", careers_site as "careersSite"
  from accounts
 where id = :account and subdomain = :subdomain;
