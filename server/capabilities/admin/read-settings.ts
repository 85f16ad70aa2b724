/** The settings in force, and their earlier versions with who changed them. */
import { type getSettings, SETTINGS_HISTORY, type SettingsVersion } from '#contract/admin.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { ammanIso } from '#contract/time.ts';
import { namesOf } from '#server/capabilities/identity/index.ts';
import { settingsOf } from '#server/platform/context/settings.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { settingsVersions } from './sql.ts';

export async function readSettings(db: Queryable): Promise<ResponseOf<typeof getSettings>> {
	const rows = await settingsVersions(db, SETTINGS_HISTORY);
	const nameOf = await namesOf(
		db,
		rows.flatMap((row) => row.changed_by ?? []),
	);
	const changer = (id: string) => {
		const { en: name, ar: nameAr } = nameOf(id);
		return { id, name, nameAr };
	};
	const history = rows.map(
		(row): SettingsVersion => ({
			...settingsOf(row),
			changedAt: ammanIso(row.created_at),
			changedBy: row.changed_by === null ? null : changer(row.changed_by),
		}),
	);
	const [current] = history;
	if (!current) throw new Error('the marketplace has no settings');
	return { ...current, history };
}
