/** Saves the filters for a morning alert; visitors sign in first and come back. */
import { activeCount, addressOf, type Filters } from '#web/features/cars/filters.ts';
import { loginAddress, useCurrentUser } from '#web/features/session/current-user.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { deferredComponent } from '#web/ui/deferred-component.tsx';
import { useEverTrue } from '#web/ui/lazy-component.tsx';
import { SaveSearchLabel, toSaved } from './save-search-label.tsx';

const placeholder = (
	<div className="mt-4">
		<Button className="needs-script">
			<SaveSearchLabel />
		</Button>
	</div>
);
/** Loaded only for signed-in people, once there are filters to save. */
const SaveSearch = deferredComponent(() => import('./save-search.tsx'), placeholder);

export function SaveSearchButton({ filters }: { filters: Filters }) {
	const user = useCurrentUser();
	const hasFilters = activeCount(filters) > 0;
	// Stays mounted while the filters change, because its state contains what was saved.
	const wasNeeded = useEverTrue(hasFilters);
	if (user) return wasNeeded && <SaveSearch />;
	return (
		hasFilters && (
			<div className="mt-4">
				<LinkButton plain href={loginAddress(addressOf(toSaved(filters)))} className="needs-script">
					<SaveSearchLabel />
				</LinkButton>
			</div>
		)
	);
}
