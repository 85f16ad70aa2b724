/** Asks before a car is taken away for good. */
import { deleteOwnerCar, type OwnerCar } from '#contract/listing.ts';
import { call } from '../../../api.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useErrorText } from '../../../ui/error-text.ts';
import { FieldError } from '../../../ui/field.tsx';
import { useActionMutation } from '../../../ui/use-action-mutation.ts';
import { useCarsTexts } from './texts.ts';
import { showsCars } from './use-car-menu.tsx';

type DeleteDialogProps = { car: OwnerCar; open: boolean; onOpenChange(open: boolean): void };

export function DeleteDialog({ car, open, onOpenChange }: DeleteDialogProps) {
	const { deleting: t } = useCarsTexts();
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
			title={t.title(`${car.make} ${car.model}`)}
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
