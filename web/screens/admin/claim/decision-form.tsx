/** Decision about a claim: the granted amount of each line, with shortcuts for all and nothing, the resulting allocation, and the reason. */
import { type Claim, type ClaimItem, MAX_CLAIM_WORDS } from '#contract/claim-shapes.ts';
import { resolveClaim } from '#contract/claims.ts';
import { foldDigits } from '#contract/digits.ts';
import { call } from '#web/browser/api.ts';
import { GrantField } from '#web/features/cases/decision-fields.tsx';
import { DivisionLines } from '#web/features/claims/division.tsx';
import { RecordOf } from '#web/features/claims/lines.tsx';
import type { ClaimTexts } from '#web/features/claims/texts.en.ts';
import { totals } from '#web/features/claims/totals.ts';
import { toClaimAction } from '#web/features/claims/use-claim-mutation.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { Field, FieldError, Textarea } from '#web/ui/field.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useActionForm } from '#web/ui/use-action-form.ts';
import type { AdminClaimTexts } from './texts.en.ts';

type Decision = { grants: string[]; note: string };

export function DecisionForm({ claim }: { claim: Claim }) {
	const { decision: t } = useScreenTexts<AdminClaimTexts>();
	const format = useFormat();
	const errorText = useErrorText();
	const { form, field, props, send, errors } = useActionForm<Decision, Claim>({
		defaultValues: { grants: claim.items.map(({ amountJod }) => amountJod), note: '' },
		...toClaimAction<Decision>({
			call: ({ grants, note }) =>
				call(resolveClaim, {
					params: { id: claim.id },
					body: {
						items: claim.items.map(({ id }, index) => ({ id, grantedJod: foldDigits(grants[index] ?? '').trim() })),
						note: note.trim(),
					},
				}),
			done: t.done,
			failed: t.failed,
		}),
	});
	const grants = form.watch('grants');
	const sums = totals(grants, claim.depositJod);
	return (
		<form {...props}>
			<Panel title={t.title} lead={t.lead}>
				<ul className="@container border-line border-t">
					{claim.items.map((item, index) => (
						<li key={item.id} className="border-line border-b py-4">
							<GrantLine
								item={item}
								index={index}
								value={grants[index] ?? ''}
								error={errors[`items.${index}.grantedJod`]}
								onChange={(value) => form.setValue(`grants.${index}`, value)}
							/>
						</li>
					))}
				</ul>
				<div className="numbers mt-4 flex items-baseline justify-between gap-4 font-semibold text-lg">
					<span>{t.granted}</span>
					<span>{format.jod(sums.totalJod)}</span>
				</div>
				<div aria-live="polite" className="mt-3 rounded-control bg-sunken p-4">
					<DivisionLines depositJod={claim.depositJod} fineHoldJod={claim.fineHoldJod} division={sums} seen="ADMIN" />
				</div>
				<Field label={t.note} hint={t.noteHint} className="mt-5" error={errors.note}>
					<Textarea {...field('note')} rows={4} maxLength={MAX_CLAIM_WORDS} placeholder={t.noteExample} />
				</Field>
				<Button type="submit" variant="primary" size="large" className="mt-5 w-full sm:w-auto" busy={send.isPending && t.busy}>
					{t.confirm}
				</Button>
				{send.error && <FieldError>{errorText(send.error, t.failed)}</FieldError>}
			</Panel>
		</form>
	);
}

type GrantLineProps = { item: ClaimItem; index: number; value: string; error: string | undefined; onChange(value: string): void };

function GrantLine({ item, index, value, error, onChange }: GrantLineProps) {
	const { decision: t } = useScreenTexts<AdminClaimTexts>();
	const { claim: words } = useScreenTexts<{ claim: ClaimTexts }>();
	const format = useFormat();
	const name = words.types[item.type];
	return (
		<div className="grid gap-3 @lg:grid-cols-[minmax(0,1fr)_13rem]">
			<div className="numbers min-w-0">
				<p className="flex items-baseline justify-between gap-4 font-medium">
					<span>{name}</span>
					<span className="whitespace-nowrap">{format.jod(item.amountJod)}</span>
				</p>
				<p className="break-words text-sm">
					<bdi>{item.description}</bdi>
				</p>
				<RecordOf item={item} />
			</div>
			<div>
				<GrantField name={`grant-${index}`} label={t.grantOf(name, format.currency)} value={value} error={error} onChange={onChange} />
				<div className="mt-1 grid grid-cols-2 gap-1">
					<Button variant="quiet" onClick={() => onChange(item.amountJod)}>
						{t.all}
					</Button>
					<Button variant="quiet" onClick={() => onChange('0.00')}>
						{t.none}
					</Button>
				</div>
			</div>
		</div>
	);
}
