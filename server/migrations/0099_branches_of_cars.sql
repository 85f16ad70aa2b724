-- A car stands in a branch of its owner's own company, or in none.
CREATE FUNCTION car_branch_is_of_its_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (
		SELECT FROM company_branches b JOIN companies c ON c.id = b.company_id WHERE b.id = NEW.branch_id AND c.owner_id = NEW.owner_id
	) THEN
		RAISE EXCEPTION 'branch % is none of the owner of car %', NEW.branch_id, NEW.id
			USING ERRCODE = '23514', CONSTRAINT = 'cars_stand_in_a_branch_of_their_owner', TABLE = 'cars';
	END IF;
	RETURN NEW;
END $$;
CREATE TRIGGER cars_stand_in_a_branch_of_their_owner BEFORE INSERT OR UPDATE OF branch_id, owner_id ON cars
	FOR EACH ROW WHEN (NEW.branch_id IS NOT NULL) EXECUTE FUNCTION car_branch_is_of_its_owner();
