/** `npm run migrate`: brings the schema of the configured database up to date, before servers of this release are started. */
import { printLine, runCommand, withDatabase } from './command.ts';
import { applySchema } from './schema-at-start.ts';

runCommand(() =>
	withDatabase(async (context) => {
		const applied = await applySchema({ ...context, progress: printLine });
		for (const name of applied) printLine(name);
		printLine(applied.length > 0 ? `Applied ${applied.length} changes.` : 'The database is up to date.');
		return true;
	}),
);
