/**
 * The owner's claim page: the form during the claim window, then the claim, to which the owner adds lines as long as `allowedActions` has `ADD_LINES`.
 * Another claim is possible after one that was withdrawn.
 */
import { ClaimScreen } from '../claim-screen.tsx';
import { AddLines } from './add-lines.tsx';
import { ClaimForm } from './claim-form.tsx';

export default function OwnerClaimScreen() {
	return (
		<ClaimScreen form={(state) => <ClaimForm state={state} />} addLines={(claim, state) => <AddLines claim={claim} state={state} />} />
	);
}
