ALTER TABLE "sessions" ADD COLUMN "end_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_end" ON "sessions" USING btree ("end_hash");