import { p20 } from "./laws/p20-holdback.js";
import { CHAINED } from "./support/readers.js";
import { registrySubjects } from "./support/subjects.js";

const subjects = registrySubjects();
p20(subjects);
p20(subjects, CHAINED);
