/** Statements of the parties and the decision, each with its author. */
import type { BilingualText } from '#contract/where-and-when.ts';
import { isolatedNameOf } from '#web/features/people/people.ts';
import type { Language } from '#web/i18n/language.ts';

type Party = Parameters<typeof isolatedNameOf>[0];

/** Name for a sentence: the member of the office’s team who acted, otherwise the party. */
export const actorName = (party: Party, member: BilingualText | undefined, language: Language): string =>
	member ? `\u2068${member[language]}\u2069` : isolatedNameOf(party, language);

export function Statements({ said }: { said: ReadonlyArray<readonly [who: string, text: string | null]> }) {
	const withText = said.filter(([, text]) => text);
	if (withText.length === 0) return null;
	return (
		<div className="grid gap-5 lg:gap-6">
			{withText.map(([who, text]) => (
				<figure key={who} className="rounded-card border border-line bg-surface p-5 shadow-card md:p-6">
					<figcaption className="font-semibold">{who}</figcaption>
					<blockquote className="mt-2 whitespace-pre-line break-words border-line border-s-2 ps-3">
						<bdi>{text}</bdi>
					</blockquote>
				</figure>
			))}
		</div>
	);
}
