/** Extras that the car is offered with, and their prices. */
import { maxQuantityOf } from '#contract/extras.ts';
import { ExtraList } from '#web/features/extras/extra-list.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Panel } from '#web/ui/panel.tsx';
import type { CalendarTexts } from './texts.en.ts';
import type { TermsState } from './use-terms.ts';

const fieldsOfCall = { name: 'name', price: 'priceJod', quantity: 'maxQuantity' } as const;

export function ExtrasPanel({ state }: { state: TermsState }) {
	const { terms: t } = useScreenTexts<CalendarTexts>();
	const { extras } = state.draft;
	return (
		<Panel title={t.extras} lead={extras.length > 0 ? t.extrasHint : t.noExtras} className="lg:row-span-2">
			<ExtraList
				extras={extras}
				mostOf={maxQuantityOf}
				quantity="1"
				change={(changed) => state.change({ extras: changed })}
				error={(index, field) => state.wrong[`extras.${index}.${fieldsOfCall[field]}`]}
			/>
		</Panel>
	);
}
