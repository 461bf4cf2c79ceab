import { p15 } from "./laws/p15-locality.js";
import { CHAINED } from "./support/readers.js";
import { registrySubjects } from "./support/subjects.js";

const subjects = registrySubjects();
p15(subjects);
p15(subjects, CHAINED);
