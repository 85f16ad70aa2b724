/** Promo codes of the platform: what they give is borne by Mishwar. */

import type { CarChoice } from '#web/features/promo-codes/code-form.tsx';
import { PromoCodes } from '#web/features/promo-codes/promo-codes.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { Field, Textarea } from '#web/ui/field.tsx';
import type { AdminPromoCodesTexts } from './texts.en.ts';

export default function AdminPromoCodesScreen() {
	return <PromoCodes of="PLATFORM" chooseCars={(choice) => <CarAddresses {...choice} />} />;
}

/** Cars are found on their pages, whose addresses are pasted. */
function CarAddresses({ choose, error }: CarChoice) {
	const { cars: t } = useScreenTexts<AdminPromoCodesTexts>();
	const lines = (text: string) => text.split(/\s+/).filter((line) => line !== '');
	return (
		<Field label={t.label} hint={t.hint} error={error}>
			<Textarea dir="ltr" onChange={({ currentTarget }) => choose(lines(currentTarget.value))} />
		</Field>
	);
}
