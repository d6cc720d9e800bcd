-- Not logged: what it says concerns only a standby of a server that runs, and a note must cost no wait for the disk.
CREATE UNLOGGED TABLE "last_writes" (
	"account" integer PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL
);
