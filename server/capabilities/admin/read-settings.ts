/** The settings in force, and who changed them before. */
import { type getSettings, SETTINGS_HISTORY, type SettingsVersion } from '#contract/admin.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { ammanIso } from '#contract/time.ts';
import { nameOf, usersByIds } from '#server/capabilities/identity/index.ts';
import { settingsOf } from '#server/platform/context/settings.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { settingsVersions } from './sql.ts';

export async function readSettings(db: Queryable): Promise<ResponseOf<typeof getSettings>> {
	const rows = await settingsVersions(db, SETTINGS_HISTORY);
	const people = await usersByIds(db, [...new Set(rows.flatMap((row) => row.changed_by ?? []))]);
	const names = new Map(people.map((user) => [user.id, nameOf(user).en]));
	const history = rows.map(
		(row): SettingsVersion => ({
			...settingsOf(row),
			changedAt: ammanIso(row.created_at),
			changedBy: row.changed_by ? { id: row.changed_by, name: names.get(row.changed_by) ?? '' } : null,
		}),
	);
	const [current] = history;
	if (!current) throw new Error('the marketplace has no settings');
	return { ...current, history };
}
