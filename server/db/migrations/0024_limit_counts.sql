CREATE UNLOGGED TABLE "limit_counts" (
	"name" text PRIMARY KEY NOT NULL,
	"moments" bigint[] DEFAULT '{}' NOT NULL,
	"until" bigint NOT NULL
);
