/** End of the agreement: terms in two columns, and signatures. */
import type { RentalAgreement } from '#contract/booking-papers.ts';
import { inBothLanguages, moment } from '../print-amounts.ts';
import { type Both, In, PrintSection } from '../print-page.tsx';
import { texts as arabic } from './texts.ar.ts';
import { texts as english } from './texts.en.ts';

/** Texts of the agreement: the page's language for buttons, both for the document. */
export const both = { en: english, ar: arabic };

const [en, ar] = [both.en.paper, both.ar.paper];

export function Clauses({ title, clauses }: { title: Both; clauses: Both<readonly string[]> }) {
	return (
		<PrintSection title={title}>
			<ol className="py-1.5">
				{clauses.en.map((clause, index) => (
					<li key={clause} className="grid gap-x-6 gap-y-1 py-1 sm:grid-cols-2 print:grid-cols-2 print:py-0.5">
						<In language="en" className="flex gap-2">
							<span>{index + 1}.</span>
							{clause}
						</In>
						<In language="ar" className="flex gap-2">
							<span>{index + 1}.</span>
							{clauses.ar[index]}
						</In>
					</li>
				))}
			</ol>
		</PrintSection>
	);
}

export function Signatures({ agreement }: { agreement: RentalAgreement }) {
	const agreed = inBothLanguages((_, language) => both[language].paper.electronic(moment(agreement.confirmedAt)[language]));
	return (
		<PrintSection title={{ en: en.signatures, ar: ar.signatures }} whole>
			<p suppressHydrationWarning className="flex flex-wrap justify-between gap-x-6 py-1.5">
				<span>{agreed.en}</span>
				<In language="ar">{agreed.ar}</In>
			</p>
			<div className="mt-12 grid grid-cols-2 gap-10">
				{(['owner', 'renter'] as const).map((key) => (
					<div key={key} className="border-ink border-t pt-1.5">
						<p className="flex justify-between gap-2">
							<span>{en[key]}</span>
							<In language="ar">{ar[key]}</In>
						</p>
						<p className="flex justify-between gap-2 text-muted text-xs">
							<span>{en.sign}</span>
							<In language="ar">{ar.sign}</In>
						</p>
					</div>
				))}
			</div>
		</PrintSection>
	);
}
