/** Choice of the cancellation policy, each with its meaning. */
import { cancellationPolicies } from '#contract/cancellation-policies.ts';
import { policySentence } from '#web/features/cancellation/policy-text.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { CalendarTexts } from './texts.en.ts';
import type { TermsState } from './use-terms.ts';

export function CancellationPanel({ state: { draft, change } }: { state: TermsState }) {
	const { terms: t } = useScreenTexts<CalendarTexts>();
	const format = useFormat();
	return (
		<Panel title={t.cancellation}>
			<div role="radiogroup" aria-label={t.cancellation} className="grid gap-3">
				{cancellationPolicies.map((policy) => (
					<label
						key={policy}
						className="flex cursor-pointer gap-3 rounded-control border border-control-line p-3 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2"
					>
						<input
							type="radio"
							name="cancellationPolicy"
							value={policy}
							checked={draft.cancellationPolicy === policy}
							onChange={() => change({ cancellationPolicy: policy })}
							className="mt-1 size-4 shrink-0 accent-primary outline-none"
						/>
						<span>
							<span className="block font-medium">{t.cancelling.policies[policy].name}</span>
							<span className="block text-muted text-sm">{policySentence(t.cancelling, policy, 'refund', format)}</span>
						</span>
					</label>
				))}
			</div>
		</Panel>
	);
}
