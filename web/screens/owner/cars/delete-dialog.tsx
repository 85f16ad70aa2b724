/** Confirms the deletion of a car. */

import { deleteOwnerCar, type OwnerCar } from '#contract/listing.ts';
import { call } from '#web/browser/api.ts';
import { carModelOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useErrorText } from '#web/ui/error-text.ts';
import { FieldError } from '#web/ui/field.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { CarsTexts } from './texts.en.ts';
import { showsCars } from './use-car-menu.tsx';

type DeleteDialogProps = {
	car: Pick<OwnerCar, 'id' | 'state' | 'make' | 'model' | 'makeAr' | 'modelAr' | 'year'>;
	open: boolean;
	onOpenChange(open: boolean): void;
};

export function DeleteDialog({ car, open, onOpenChange }: DeleteDialogProps) {
	const { language } = useLanguage();
	const { deleting: t } = useScreenTexts<CarsTexts>();
	const errorText = useErrorText();
	const { mutate, error, isPending, reset } = useActionMutation({
		call: () => call(deleteOwnerCar, { params: { id: car.id } }),
		refreshes: showsCars,
		done: t.done,
		failed: null,
		onDone: () => onOpenChange(false),
	});
	const change = (next: boolean) => {
		reset();
		onOpenChange(next);
	};
	return (
		<ConfirmDialog
			open={open}
			onOpenChange={change}
			title={t.title(carModelOf(car, language))}
			description={car.state === 'DRAFT' ? t.leadDraft : t.lead}
			texts={{ back: t.keep, confirm: t.confirm, busy: t.busy }}
			danger
			busy={isPending}
			onConfirm={() => mutate()}
		>
			{error && <FieldError>{errorText(error, t.failed)}</FieldError>}
		</ConfirmDialog>
	);
}
