/** An event has an effect only if three places agree, which no type compares: its definition, the use case that publishes it, and its subscribers. */
import { type Source, sources } from './sources.ts';

const WIRING = 'server/app/event-subscriptions.ts';
const DEFINED = /export const (\w+) = defineEvent\(/g;
const EXPORTED_SUBSCRIBER = /\bon[A-Z]\w*/g;

/** Names events that are never published or have no subscriber, and subscribers that no event reaches. */
export function checkEvents(files: readonly Source[] = sources(/^server\/.*(?<!\.test)\.ts$/)): string[] {
	const wiring = files.find(({ path }) => path === WIRING)?.text ?? '';
	const events = files.flatMap(({ path, text }) => [...text.matchAll(DEFINED)].map(({ 1: name = '' }) => ({ path, name })));
	const subscribers = files
		.filter(({ path }) => /^server\/capabilities\/[^/]+\/index\.ts$/.test(path))
		.flatMap(({ path, text }) => [...text.matchAll(EXPORTED_SUBSCRIBER)].map(([name]) => ({ path, name })));
	if (wiring === '' || events.length === 0 || subscribers.length === 0) return ['no events, subscribers or wiring were found'];
	return [
		...events.filter((event) => !isPublished(event, files)).map(({ path, name }) => `${path}: ${name} is never published`),
		...events.filter((event) => !isWired(event, wiring)).map(({ path, name }) => `${path}: ${name} has no subscriber in ${WIRING}`),
		...subscribers.filter((each) => !isWired(each, wiring)).map(({ path, name }) => `${path}: ${name} reacts to no event in ${WIRING}`),
	];
}

/** Whether a use case of its own capability publishes the event. */
function isPublished({ path, name }: { path: string; name: string }, files: readonly Source[]): boolean {
	const folder = path.slice(0, path.lastIndexOf('/') + 1);
	return files.some(
		(file) => file.path.startsWith(folder) && file.path !== path && file.text.includes('.publish(') && hasWord(file.text, name),
	);
}

/** Subscribers as `capability.name`, with the folder in camel case, because several capabilities have a subscriber of the same name. */
function isWired({ path, name }: { path: string; name: string }, wiring: string): boolean {
	const capability = path.split('/')[2]?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
	return hasWord(wiring, `${capability}.${name}`);
}

const hasWord = (text: string, word: string): boolean => new RegExp(`\\b${word.replace('.', '\\.')}\\b`).test(text);
