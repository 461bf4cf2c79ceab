import { p26 } from "./laws/p26-bounded.js";
import { CHAINED } from "./support/readers.js";
import { registrySubjects } from "./support/subjects.js";

const subjects = registrySubjects();
p26(subjects);
p26(subjects, CHAINED);
