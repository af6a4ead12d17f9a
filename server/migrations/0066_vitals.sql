CREATE TABLE "vitals" (
	"day" date NOT NULL,
	"module" text NOT NULL,
	"page" text NOT NULL,
	"metric" text NOT NULL,
	"device" text NOT NULL,
	"build" text NOT NULL,
	"shell" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "vitals_key" PRIMARY KEY("day","module","page","metric","device","build","shell","bucket")
);
