import { p20 } from "./laws/p20-holdback.js";
import { registrySubjects } from "./support/subjects.js";

p20(registrySubjects());
