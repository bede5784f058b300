-- A document belongs to the log that makes it: no other log can write or remove it, whatever its events name. Until now a log could overwrite what
-- another had made, so all documents are made again, log by log; readers see the old ones until then. What lies in no log goes.
DELETE FROM "read_model_documents" d WHERE NOT EXISTS (SELECT FROM "logs" l WHERE l."log" = d."log");

DROP INDEX "read_model_documents_log";
ALTER TABLE "read_model_documents" DROP CONSTRAINT "read_model_documents_pkey";
ALTER TABLE "read_model_documents" ADD CONSTRAINT "read_model_documents_pkey" PRIMARY KEY ("log","model","scope","key");
CREATE INDEX "read_model_documents_scope" ON "read_model_documents"("model", "scope", "key");

-- Made by no model that anybody knows.
UPDATE "log_progress" SET "models" = '{}' WHERE "reader" = 'models';
