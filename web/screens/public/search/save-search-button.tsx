/** Saves the filters for a morning alert; visitors sign in first and come back. */
import { activeCount, addressOf, type Filters } from '#web/features/cars/filters.ts';
import { loginAddress, useCurrentUser } from '#web/features/session/current-user.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { deferredComponent } from '#web/ui/deferred-component.tsx';
import { useEverTrue } from '#web/ui/lazy-component.tsx';
import { SaveSearchLabel, toSaved } from './save-search-label.tsx';

const meanwhile = (
	<div className="mt-4">
		<Button className="needs-script">
			<SaveSearchLabel />
		</Button>
	</div>
);
/** Without filters there is nothing to save, and visitors cannot save: neither loads the code that does. */
const SaveSearch = deferredComponent(() => import('./save-search.tsx'), meanwhile);

export function SaveSearchButton({ filters }: { filters: Filters }) {
	const user = useCurrentUser();
	const hasFilters = activeCount(filters) > 0;
	// Stays, so that it remembers what was saved while the filters change.
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
