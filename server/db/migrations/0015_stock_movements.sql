CREATE TABLE "catalogue_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"catalogue" json NOT NULL,
	"products" integer NOT NULL,
	"variants" integer NOT NULL,
	"filed_stock" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"variant_id" uuid NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"person" text NOT NULL,
	"note" text,
	"order_id" uuid,
	"import_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "filed_stock" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_movements_variant" ON "stock_movements" USING btree ("variant_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_order" ON "stock_movements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "stock_movements_import" ON "stock_movements" USING btree ("import_id");--> statement-breakpoint
-- What lies on the shelf is what can be ordered and what open orders hold: that is the opening, and each open order reserved its part of it.
INSERT INTO "stock_movements" ("variant_id", "delta", "reason", "person")
SELECT "v"."id", "v"."stock" + coalesce((
	SELECT sum("i"."quantity") FROM "order_items" "i" JOIN "orders" "o" ON "o"."id" = "i"."order_id"
	WHERE "i"."variant_id" = "v"."id" AND "o"."status" BETWEEN 2 AND 5
), 0), 'opening', 'upgrade' FROM "variants" "v" ORDER BY "v"."id";--> statement-breakpoint
UPDATE "variants" "v" SET "filed_stock" = "m"."delta" FROM "stock_movements" "m" WHERE "m"."variant_id" = "v"."id";--> statement-breakpoint
INSERT INTO "stock_movements" ("variant_id", "delta", "reason", "person", "order_id", "created_at")
SELECT "i"."variant_id", -"i"."quantity", 'reservation', 'customer', "o"."id", coalesce("o"."placed_at", "o"."created_at")
FROM "order_items" "i" JOIN "orders" "o" ON "o"."id" = "i"."order_id"
WHERE "o"."status" BETWEEN 2 AND 5 AND "i"."quantity" > 0 ORDER BY "o"."placed_at", "i"."id";
