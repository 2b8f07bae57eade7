ALTER TABLE "payment_methods" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- No command could change the accounts before this: those that are there are the invented ones.
UPDATE "payment_methods" SET "is_demo" = true WHERE "account"->>'holder' = 'PT Fondasi Timur Sejahtera';
