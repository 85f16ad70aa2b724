/** Decision about a renter's claim: the granted amount of each line, its sums as the server computes them, and the reason. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foldDigits } from '#contract/digits.ts';
import { MAX_RENTER_CLAIM_WORDS, type RenterClaim } from '#contract/renter-claim-shapes.ts';
import { decideRenterClaim, previewRenterClaimDecision } from '#contract/renter-claims.ts';
import { call } from '#web/browser/api.ts';
import { queryFor } from '#web/browser/queries.ts';
import { DecisionNote, GrantField } from '#web/features/cases/decision-fields.tsx';
import { SumLines } from '#web/features/renter-claims/claim-facts.tsx';
import { useRenterClaimMutation } from '#web/features/renter-claims/use-renter-claim-mutation.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { AdminRenterClaimTexts } from './texts.en.ts';

export function DecisionForm({ claim }: { claim: RenterClaim }) {
	const { decision: t, renterClaim } = useScreenTexts<AdminRenterClaimTexts>();
	const format = useFormat();
	const errorText = useErrorText();
	const [grants, setGrants] = useState<readonly string[]>(claim.lines.map(({ amountJod }) => amountJod));
	const [note, setNote] = useState('');
	const typed = grants.map((text) => foldDigits(text).trim());
	const preview = useQuery({
		...queryFor(previewRenterClaimDecision, { params: { id: claim.id }, query: { amounts: typed.join(',') } }),
		placeholderData: keepPreviousData,
	});
	const decide = useRenterClaimMutation<string>({
		call: (refundJod) =>
			call(decideRenterClaim, {
				params: { id: claim.id },
				body: { lines: claim.lines.map(({ id }, index) => ({ id, grantedJod: typed[index] ?? '' })), refundJod, note: note.trim() },
			}),
		done: t.done,
		failed: t.failed,
	});
	const errors: Readonly<Record<string, string>> = { ...preview.error?.fields, ...decide.error?.fields };
	const change = (at: number, text: string) => setGrants(grants.map((each, index) => (index === at ? text : each)));
	return (
		<Panel title={t.title} lead={t.lead}>
			<ul className="@container border-line border-t">
				{claim.lines.map((line, index) => (
					<li key={line.id} className="numbers grid gap-3 border-line border-b py-4 @lg:grid-cols-[minmax(0,1fr)_13rem]">
						<p className="flex items-baseline justify-between gap-4 font-medium">
							<span>{renterClaim.kinds[line.kind]}</span>
							<span className="whitespace-nowrap">{format.jod(line.amountJod)}</span>
						</p>
						<GrantField
							name={`grant-${index}`}
							label={t.grantOf(renterClaim.kinds[line.kind], format.currency)}
							value={grants[index] ?? ''}
							error={errors[`lines.${index}.grantedJod`]}
							onChange={(value) => change(index, value)}
						/>
					</li>
				))}
			</ul>
			<div aria-live="polite" className="mt-4 mb-5 rounded-control bg-sunken p-4">
				{preview.data && !preview.error && <SumLines sums={preview.data} />}
				{preview.error && <FieldError>{errors.amounts ?? errorText(preview.error, t.failed)}</FieldError>}
			</div>
			<DecisionNote
				texts={t}
				note={note}
				maxLength={MAX_RENTER_CLAIM_WORDS}
				error={errors.note}
				isReady={preview.data !== undefined && !preview.isFetching && preview.error === null}
				isPending={decide.isPending}
				onChange={setNote}
				onConfirm={() => preview.data && decide.mutate(preview.data.refundJod)}
			/>
		</Panel>
	);
}
