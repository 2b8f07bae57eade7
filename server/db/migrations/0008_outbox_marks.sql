CREATE TABLE "outbox_marks" (
	"owner" text NOT NULL,
	"client" text NOT NULL,
	"lane" text NOT NULL,
	"seq" bigint NOT NULL,
	"passed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outbox_marks_owner_client_lane_pk" PRIMARY KEY("owner","client","lane")
);
--> statement-breakpoint
CREATE INDEX "outbox_marks_age" ON "outbox_marks" USING btree ("passed_at");