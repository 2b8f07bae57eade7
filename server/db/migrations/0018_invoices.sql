CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_invoice_number_unique" UNIQUE("invoice_number");--> statement-breakpoint
-- Orders that were paid before are numbered in the order of their payments, each year from 1.
WITH paid AS (
  SELECT o."id", coalesce(e."at", o."placed_at", o."created_at") AS "at"
  FROM "orders" o LEFT JOIN (SELECT "order_id", min("created_at") AS "at" FROM "order_events" WHERE "status" = 4 GROUP BY "order_id") e ON e."order_id" = o."id"
  WHERE o."status" BETWEEN 4 AND 7 OR e."at" IS NOT NULL
), numbered AS (
  SELECT "id", to_char("at" AT TIME ZONE 'Asia/Makassar', 'YYYY') AS "year",
    row_number() OVER (PARTITION BY to_char("at" AT TIME ZONE 'Asia/Makassar', 'YYYY') ORDER BY "at", "id") AS "nth"
  FROM paid
)
UPDATE "orders" SET "invoice_number" = 'INV-' || numbered."year" || '-' || lpad(numbered."nth"::text, 6, '0') FROM numbered WHERE numbered."id" = "orders"."id";
--> statement-breakpoint
INSERT INTO "counters" ("name", "value")
SELECT 'invoice-' || substr("invoice_number", 5, 4), count(*) FROM "orders" WHERE "invoice_number" IS NOT NULL GROUP BY 1;
