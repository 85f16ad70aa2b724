/** Statements of both sides, and the decision. */
import type { Claim } from '#contract/claim-shapes.ts';
import { nameOf } from '#web/features/people/people.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { ClaimTexts } from './texts.en.ts';

const isolate = (name: string) => `\u2068${name}\u2069`;

export function ClaimWords({ claim }: { claim: Claim }) {
	const { words: t } = useScreenTexts<{ claim: ClaimTexts }>().claim;
	const { language } = useLanguage();
	const said: Array<[string, string | null]> = [
		[t.owner(isolate(nameOf(claim.owner, language))), claim.note || null],
		[t.renter(isolate(nameOf(claim.renter, language))), claim.contestReason],
		[t.decision, claim.decisionNote],
		[t.writeOff, claim.excess?.writeOffNote ?? null],
	];
	const there = said.filter(([, text]) => text);
	if (there.length === 0) return null;
	return (
		<div className="grid gap-4">
			{there.map(([who, text]) => (
				<figure key={who} className="rounded-card border border-line bg-surface p-5 shadow-card">
					<figcaption className="font-semibold">{who}</figcaption>
					<blockquote className="mt-2 whitespace-pre-line break-words border-line border-s-2 ps-3">
						<bdi>{text}</bdi>
					</blockquote>
				</figure>
			))}
		</div>
	);
}
