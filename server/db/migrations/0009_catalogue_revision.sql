DROP INDEX "products_category";--> statement-breakpoint
DROP INDEX "products_top_category";--> statement-breakpoint
DROP INDEX "products_brand";--> statement-breakpoint
DROP INDEX "products_sold";--> statement-breakpoint
DROP INDEX "products_since";--> statement-breakpoint
DROP INDEX "products_price";--> statement-breakpoint
DROP INDEX "products_search";--> statement-breakpoint
DROP INDEX "products_search_text";--> statement-breakpoint
DROP INDEX "search_words_trigrams";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "revision" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "products_revision" ON "products" USING btree ("revision");