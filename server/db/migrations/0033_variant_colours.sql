ALTER TABLE "variants" ADD COLUMN "colour" text;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_colour" CHECK ("variants"."colour" ~ '^#[0-9a-f]{6}$');