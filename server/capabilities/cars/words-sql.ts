/** Every query on car_texts. */
import type { Selectable } from 'kysely';
import { type CarWords, type HouseRule, houseRules, type WordTopic, wordLanguages, wordTopics } from '#contract/car-words.ts';
import { invalidateTags } from '#server/platform/database/invalidation.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

type TextColumns = Selectable<DB['car_texts']>;

const ruleColumns = {
	smoking: 'smoking',
	pets: 'pets',
	desertTracks: 'desert_tracks',
	aqaba: 'aqaba',
	wadiRum: 'wadi_rum',
	borders: 'borders',
} as const satisfies Record<HouseRule, keyof TextColumns>;

const textColumn = (topic: WordTopic, language: 'en' | 'ar') => `${topic}_${language}` as const;

/** All null for a car without texts of its owner. */
export async function wordsOf(db: Queryable, carId: string): Promise<CarWords> {
	const [row] = await rowsOf(db, [carId]);
	return toWords(row);
}

/** By car; only cars with texts of their owner. */
export async function wordsByCar(db: Queryable, carIds: readonly string[]): Promise<Map<string, CarWords>> {
	return new Map((await rowsOf(db, carIds)).map((row) => [row.car_id, toWords(row)]));
}

async function rowsOf(db: Queryable, carIds: readonly string[]): Promise<TextColumns[]> {
	if (carIds.length === 0) return [];
	return db.selectFrom('car_texts').selectAll().where('car_id', 'in', carIds).execute();
}

function toWords(row: TextColumns | undefined): CarWords {
	const inLanguages = (topic: WordTopic) =>
		Object.fromEntries(wordLanguages.map((language) => [language, row?.[textColumn(topic, language)] ?? null]));
	return {
		texts: Object.fromEntries(wordTopics.map((topic) => [topic, inLanguages(topic)])) as CarWords['texts'],
		rules: Object.fromEntries(houseRules.map((rule) => [rule, row?.[ruleColumns[rule]] ?? null])) as CarWords['rules'],
	};
}

export async function saveWords(tx: Transaction, carId: string, { texts, rules }: CarWords, now: Date): Promise<void> {
	invalidateTags(tx, `car:${carId}`, 'lists');
	const row = {
		...Object.fromEntries(
			wordTopics.flatMap((topic) => wordLanguages.map((language) => [textColumn(topic, language), texts[topic][language]])),
		),
		...Object.fromEntries(houseRules.map((rule) => [ruleColumns[rule], rules[rule]])),
		updated_at: now,
	};
	await tx
		.insertInto('car_texts')
		.values({ car_id: carId, ...row })
		.onConflict((conflict) => conflict.column('car_id').doUpdateSet(row))
		.execute();
}

export async function deleteWords(tx: Transaction, carId: string): Promise<void> {
	invalidateTags(tx, `car:${carId}`, 'lists');
	await tx.deleteFrom('car_texts').where('car_id', '=', carId).execute();
}
