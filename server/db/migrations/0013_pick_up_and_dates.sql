ALTER TABLE "orders" ADD COLUMN "depot" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "days_min" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "days_max" smallint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "eta_from" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "eta_to" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_code" text;--> statement-breakpoint
ALTER TABLE "depots" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "depots" ADD COLUMN "map_url" text;--> statement-breakpoint
ALTER TABLE "depots" ADD COLUMN "time_zone" text DEFAULT 'WITA' NOT NULL;--> statement-breakpoint
ALTER TABLE "depots" ADD COLUMN "hours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "depots" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment_methods" ADD COLUMN "sailings" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_pickup_code_unique" UNIQUE("pickup_code");--> statement-breakpoint
UPDATE "depots" SET "phone" = demo.phone, "time_zone" = demo.time_zone, "is_demo" = true,
	"hours" = '[{"weekdays":[1,2,3,4,5],"opens":"08:00","closes":"17:00"},{"weekdays":[6],"opens":"08:00","closes":"15:00"}]'::jsonb
	FROM (VALUES
		('makassar', '+6281100004041', 'WITA'), ('manado', '+6281100004042', 'WITA'), ('palu', '+6281100004043', 'WITA'),
		('kendari', '+6281100004044', 'WITA'), ('mataram', '+6281100004045', 'WITA'), ('kupang', '+6281100004046', 'WITA'),
		('ambon', '+6281100004047', 'WIT'), ('ternate', '+6281100004048', 'WIT'), ('sorong', '+6281100004049', 'WIT'),
		('jayapura', '+6281100004050', 'WIT')
	) AS demo (code, phone, time_zone)
	WHERE "depots"."code" = demo.code AND "depots"."address" LIKE 'Kompleks Pergudangan Blok %';--> statement-breakpoint
UPDATE "shipment_methods" SET "sailings" = '{
	"makassar": {"weekdays":[1,4],"cutoff_days":2,"cutoff_time":"12:00"}, "manado": {"weekdays":[2,5],"cutoff_days":2,"cutoff_time":"12:00"},
	"palu": {"weekdays":[3],"cutoff_days":2,"cutoff_time":"12:00"}, "kendari": {"weekdays":[2,5],"cutoff_days":2,"cutoff_time":"12:00"},
	"mataram": {"weekdays":[1,3,5],"cutoff_days":1,"cutoff_time":"15:00"}, "kupang": {"weekdays":[3,6],"cutoff_days":2,"cutoff_time":"12:00"},
	"ambon": {"weekdays":[1,4],"cutoff_days":2,"cutoff_time":"12:00"}, "ternate": {"weekdays":[2,6],"cutoff_days":2,"cutoff_time":"12:00"},
	"sorong": {"weekdays":[4],"cutoff_days":2,"cutoff_time":"12:00"}, "jayapura": {"weekdays":[5],"cutoff_days":2,"cutoff_time":"12:00"}
}'::jsonb WHERE "id" = 'sea-cargo';--> statement-breakpoint
UPDATE "orders" SET "depot" = "zones"."depot" FROM "zones"
	WHERE "orders"."status" > 1 AND "zones"."regency" = left("orders"."address"->>'region_code', 5);
