-- The sign-in library's own limits are off: the api counts in Redis, before it asks the library. Nothing ever wrote here.
DROP TABLE "rateLimit";
