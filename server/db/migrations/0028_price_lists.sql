CREATE TABLE "price_lists" (
	"seq" bigserial PRIMARY KEY NOT NULL,
	"lang" text NOT NULL,
	"version" text NOT NULL,
	"catalogue" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"goods_hash" text NOT NULL,
	"figures_hash" text NOT NULL,
	"products" integer NOT NULL,
	"variants" integer NOT NULL,
	"checksum" text NOT NULL,
	"parts" jsonb NOT NULL,
	"body" "bytea" NOT NULL,
	CONSTRAINT "price_lists_version" UNIQUE("lang","version")
);
--> statement-breakpoint
CREATE INDEX "price_lists_newest" ON "price_lists" USING btree ("lang","seq");