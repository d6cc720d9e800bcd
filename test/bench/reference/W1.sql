-- The account with a subdomain, by its primary key.
select key, name, subdomain, description, summary, website_url as "websiteUrl"
  from accounts
 where id = :account and subdomain = :subdomain;
