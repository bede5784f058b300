-- Tokens made before there were scopes reach every part, as they did.
ALTER TABLE "api_tokens" ADD COLUMN "scopes" TEXT[] DEFAULT ARRAY['all']::TEXT[];
