import { p18 } from "./laws/p18-reason.js";
import { CHAINED } from "./support/readers.js";
import { registrySubjects } from "./support/subjects.js";

const subjects = registrySubjects();
p18(subjects);
p18(subjects, CHAINED);
