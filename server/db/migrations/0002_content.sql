CREATE TABLE "articles" (
	"slug" text PRIMARY KEY NOT NULL,
	"card" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"picture_id" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "articles_published_at" ON "articles" USING btree ("published_at");