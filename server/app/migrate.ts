/** `npm run migrate`: brings the schema of the configured database up to date, before servers of this release are started. */
import { runCommand, say, withDatabase } from './command.ts';
import { applySchema } from './schema-at-start.ts';

runCommand(() =>
	withDatabase(async (context) => {
		const applied = await applySchema({ ...context, progress: say });
		for (const name of applied) say(name);
		say(applied.length > 0 ? `Applied ${applied.length} changes.` : 'The database is up to date.');
		return true;
	}),
);
