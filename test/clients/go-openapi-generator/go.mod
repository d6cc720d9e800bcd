module spindle/client

go 1.25.0

require golang.org/x/oauth2 v0.27.0
