/**
 * An owner describes a car. The texts of a verified car apply at once (decision 059): contact details are masked before they are
 * stored, and every change is in the audit log.
 */
import { type CarWords, lengthOfWords, MAX_WORDS, MIN_WORDS, type WordTopic, wordLanguages, wordTopics } from '#contract/car-words.ts';
import type { FieldTextKey } from '#contract/field-texts.ts';
import type { Language } from '#server/platform/base/refusal.ts';
import { maskContacts } from '#server/platform/contacts/mask-contacts.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { refuseFields } from '#server/platform/http/input.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { carChanged } from './events.ts';
import { getOwnCar, lockOwnCarForUpdate } from './own-car.ts';
import { saveWords, wordsOf } from './words-sql.ts';

export async function readOwnWords(platform: Platform, caller: Caller, carId: string): Promise<CarWords> {
	await getOwnCar(platform.db, caller, carId);
	return wordsOf(platform.db, carId);
}

/** Throws CAR_NOT_FOUND, INVALID_INPUT for a text that is too long, or little more than a contact, once contact details are masked. */
export async function changeWords(
	platform: Platform,
	caller: Caller,
	carId: string,
	{ typed, language }: { typed: CarWords; language: Language },
): Promise<{ words: CarWords; masked: boolean }> {
	await platform.limits.count('wordsPerson', caller.userId);
	// Before the text is searched for contacts: not for cars of others.
	await getOwnCar(platform.db, caller, carId);
	const { words, masked } = maskWords(typed, language);
	return inTransaction(platform.db, async (tx) => {
		await lockOwnCarForUpdate(tx, caller, carId);
		await changeLockedWords(platform, tx, caller, carId, words);
		return { words, masked };
	});
}

/** Stores texts that are masked already, for a car whose row the caller has locked. */
export async function changeLockedWords(
	platform: Platform,
	tx: Transaction,
	caller: Caller,
	carId: string,
	words: CarWords,
): Promise<void> {
	const before = await wordsOf(tx, carId);
	if (JSON.stringify(before) === JSON.stringify(words)) return;
	await saveWords(tx, carId, words, platform.clock.now());
	await audit(platform, tx, {
		actorId: caller.personId,
		action: 'car.words-changed',
		subject: 'car',
		subjectId: carId,
		before: toFlat(before),
		after: toFlat(words),
	});
	await platform.events.publish(platform, tx, carChanged, { carId });
}

export type TopicTexts = Partial<CarWords['texts'][WordTopic]>;

/** Replaces the texts on one topic, in the languages that are included, for a car whose row the caller has locked. Throws as `changeWords`. */
export async function changeLockedTopic(
	platform: Platform,
	tx: Transaction,
	caller: Caller,
	carId: string,
	{ topic, texts }: { topic: WordTopic; texts: TopicTexts },
): Promise<void> {
	const before = await wordsOf(tx, carId);
	const changed = { ...before.texts[topic], ...texts };
	const nothing = Object.fromEntries(wordTopics.map((each) => [each, { en: null, ar: null }])) as CarWords['texts'];
	const { words } = maskWords({ texts: { ...nothing, [topic]: changed }, rules: before.rules }, caller.lang);
	await changeLockedWords(platform, tx, caller, carId, { ...before, texts: { ...before.texts, [topic]: words.texts[topic] } });
}

/** A mask can be longer or shorter than the masked text. */
function maskWords({ texts, rules }: CarWords, language: Language): { words: CarWords; masked: boolean } {
	const masked = structuredClone(texts);
	const wrong: Array<readonly [string, FieldTextKey]> = [];
	for (const topic of wordTopics)
		for (const each of wordLanguages) {
			const text = texts[topic][each];
			if (text === null) continue;
			const { body } = maskContacts(text);
			masked[topic][each] = body;
			if (lengthOfWords(body) > MAX_WORDS) wrong.push([`texts.${topic}.${each}`, 'WORDS_TOO_LONG']);
			if (lengthOfWords(body) < MIN_WORDS) wrong.push([`texts.${topic}.${each}`, 'CONTACTS_REFUSED']);
		}
	if (wrong.length > 0) throw refuseFields(wrong, language);
	return { words: { texts: masked, rules }, masked: JSON.stringify(masked) !== JSON.stringify(texts) };
}

/** One entry of the audit log for each text and rule. */
const toFlat = ({ texts, rules }: CarWords) => ({
	...Object.fromEntries(wordTopics.flatMap((topic) => wordLanguages.map((language) => [`${topic}_${language}`, texts[topic][language]]))),
	...rules,
});
