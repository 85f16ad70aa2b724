/** Actions on a car other than editing. */
import { Copy, Eye, EyeOff, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import { ownerDashboard } from '#contract/bookings.ts';
import { duplicateCar } from '#contract/car-import.ts';
import { getFleetTable } from '#contract/fleet.ts';
import { changeOwnerCar, listOwnerCars, type OwnerCar } from '#contract/listing.ts';
import { searchCars } from '#contract/search.ts';
import { call } from '#web/browser/api.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import type { MenuItem } from '#web/ui/menu.tsx';
import { useActionMutation } from '#web/ui/use-action-mutation.ts';
import type { CarsTexts } from './texts.en.ts';

/** Calls whose responses contain the owner's cars. */
export const showsCars = [listOwnerCars, getFleetTable, ownerDashboard, searchCars];

export function useCarMenu(car: Pick<OwnerCar, 'id' | 'state' | 'isActive'>, onDelete: () => void): MenuItem[] {
	const t = useScreenTexts<CarsTexts>();
	const [, navigate] = useLocation();
	const { mutate } = useActionMutation({
		call: (isActive: boolean) => call(changeOwnerCar, { params: { id: car.id }, body: { isActive } }),
		refreshes: showsCars,
		done: (_, isActive) => (isActive ? t.activated : { title: t.deactivated, description: t.deactivatedHint }),
		failed: t.changeFailed,
	});
	const duplicate = useActionMutation({
		call: () => call(duplicateCar, { params: { id: car.id } }),
		refreshes: [listOwnerCars, getFleetTable],
		done: () => ({ title: t.duplicated, description: t.duplicatedHint }),
		failed: t.duplicateFailed,
		onDone: ({ id }) => navigate(`/owner/cars/${id}/edit`),
	});
	const activity: MenuItem = car.isActive
		? { key: 'deactivate', label: t.deactivate, icon: <EyeOff aria-hidden />, onSelect: () => mutate(false) }
		: { key: 'activate', label: t.activate, icon: <Eye aria-hidden />, onSelect: () => mutate(true) };
	return [
		...(car.state === 'DRAFT' ? [] : [activity]),
		{ key: 'duplicate', label: t.duplicate, icon: <Copy aria-hidden />, onSelect: () => duplicate.mutate() },
		{ key: 'delete', label: t.delete, icon: <Trash2 aria-hidden />, onSelect: onDelete },
	];
}
