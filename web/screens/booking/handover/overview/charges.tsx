/** Extra kilometres, missing fuel and late hours as lines with a total: proposed, not charged. */
import type { HandoverCharges } from '#contract/handover.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { HandoverTexts } from '../texts.en.ts';

export function Charges({ charges }: { charges: HandoverCharges }) {
	const { charges: t, records } = useScreenTexts<HandoverTexts>();
	const format = useFormat();
	const { drivenKm, includedKm, lines, totalJod, byOwner } = charges;
	return (
		<Panel title={t.title}>
			<dl className="numbers flex flex-wrap gap-x-10 gap-y-3">
				<Figure label={t.driven} value={records.km(format.number(drivenKm))} />
				{includedKm > 0 && <Figure label={t.included} value={records.km(format.number(includedKm))} />}
			</dl>
			{lines.length === 0 && <p className="mt-4 font-medium text-positive-text">{t.nothing}</p>}
			{lines.length > 0 && (
				<ul className="numbers mt-5 border-line border-t">
					{lines.map(({ kind, quantity, rateJod, amountJod }) => (
						<li key={kind} data-testid={`charge-${kind}`} className="flex items-baseline justify-between gap-4 border-line border-b py-3">
							<span>
								<span className="block font-medium">{t.lines[kind]}</span>
								<span className="block text-muted text-sm">{t.times(t.quantity[kind](format.number(quantity)), format.jod(rateJod))}</span>
							</span>
							<span className="whitespace-nowrap font-medium">{format.jod(amountJod)}</span>
						</li>
					))}
					<li className="flex items-baseline justify-between gap-4 pt-3 font-semibold text-lg">
						<span>{t.total}</span>
						<span className="whitespace-nowrap">{format.jod(totalJod)}</span>
					</li>
				</ul>
			)}
			<p className="mt-4 text-muted text-sm">
				{lines.length > 0 && t.proposed} {!byOwner && t.byRenter}
			</p>
		</Panel>
	);
}

function Figure({ label, value }: { label: string; value: string }) {
	return (
		<div>
			<dt className="text-muted text-sm">{label}</dt>
			<dd className="font-semibold text-xl">{value}</dd>
		</div>
	);
}
